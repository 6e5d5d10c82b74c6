export { activitiesIn, findTariffById, gasOriginRetailers, originRetailers } from './lists.ts'
export { listOffers, listOfferedGasProducts, listOfferedProducts, type AskedProducts } from './products.ts'
export { findSupplyPoint } from './supply-points.ts'
