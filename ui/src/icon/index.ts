export * from './icons.tsx';
export { StarIcon } from './star-icon.tsx';
export { LogoGlyph } from './logo-glyph.tsx';
export type { IconProps } from './icon-base.tsx';
