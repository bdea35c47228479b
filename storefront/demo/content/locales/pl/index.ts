export { aboutUsWords } from './about-us.ts';
export { chooseSupplementWords } from './choose-supplement.ts';
export { customerServiceWords } from './customer-service.ts';
export { homeWords } from './home.ts';
export { storeVisitWords } from './store-visit.ts';
export { vitaminDGuideWords } from './vitamin-d-guide.ts';
