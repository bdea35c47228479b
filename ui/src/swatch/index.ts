export { Swatch, type SwatchValue, type SwatchProps } from './swatch.tsx';
