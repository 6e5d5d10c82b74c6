export { askHolderChange, checkedHolder, holderChangeRefusal } from './change-holder.ts'
export { askSupplyEnd, getSupplyEnd } from './end-supply.ts'
export { registersOf } from './registers.ts'
