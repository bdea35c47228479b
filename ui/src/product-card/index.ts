export { ProductCard, type ProductCardProps } from './product-card.tsx';
export { ProductCardCorner, type ProductCardCornerProps } from './product-card-corner.tsx';
