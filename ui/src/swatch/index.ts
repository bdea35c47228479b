export { Swatch, type SwatchLook, type SwatchProps } from './swatch.tsx';
