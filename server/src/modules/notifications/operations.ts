export { tell, type Told } from './tell.ts'
export { tellFacts } from './tell-facts.ts'
