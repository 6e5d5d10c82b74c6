export { activitiesIn, findTariffById, gasOriginRetailers, originRetailers } from './lists.ts'
export {
  listOfferedGasProducts,
  listOfferedProducts,
  listOffers,
  listPricedOffers,
  marketItem,
  type AskedProducts,
} from './products.ts'
export { findSupplyPoint } from './supply-points.ts'
