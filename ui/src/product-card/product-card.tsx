'use client';
import { breakpoints } from '@witryna/design-tokens';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { Image } from '../image/index.ts';
import { useWitryna } from '../provider/index.ts';
import { classNames } from '../styles/class-names.ts';
import { ProductCardCorner } from './product-card-corner.tsx';
import * as styles from './product-card.css.ts';

/** Props of `ProductCard`. Other attributes are passed to the `<article>`. */
export interface ProductCardProps extends HTMLAttributes<HTMLElement> {
  /** Name of the product, the text of the card's only link. */
  name: string;
  /** Form and content, e.g. `60 capsules`. */
  subtitle?: string | undefined;
  /** Short text below the subtitle, for cards in a `ProductList`. Default: none. */
  description?: ReactNode;
  /** URL of the product page. */
  href: string;
  /** URL of the image. It has no alternative text, because the name is next to it. Default: an empty space. */
  imageSrc?: string | undefined;
  /** `sizes` of the image. Default: two columns on small screens, four on large ones. */
  imageSizes?: string;
  /** Whether the image is in the first viewport and loads eagerly. Default `false`. */
  priority?: boolean;
  /** Heading level of the name. Default 3. */
  headingLevel?: 2 | 3 | 4;
  /** Content on the image, e.g. a sale badge. */
  badge?: ReactNode;
  /** Content in the image's other corner, e.g. a wishlist toggle. Default: none. */
  cornerAction?: ReactNode;
  /** Content in the corner below it, e.g. a small `IconButton` that compares the product. Default: none. */
  lowerCornerAction?: ReactNode;
  /** Content above the name, e.g. a `Rating`. Default: none. */
  rating?: ReactNode;
  /** Content below the name, usually a `Price`. */
  price: ReactNode;
  /** Round button, usually "add to cart". */
  action?: ReactNode;
  /**
   * Whether the customer chooses options on the product's page: an arrow in place of `action`, which says so only to the
   * eye, because the card itself is the link. Default `false`.
   */
  hasOptions?: boolean;
  /** Further content above the link, e.g. a `ProductCardCorner` that is rendered later. Default: none. */
  children?: ReactNode;
  ref?: Ref<HTMLElement>;
}

const defaultSizes = `(min-width: ${breakpoints.from1440}px) 318px, (min-width: ${breakpoints.from960}px) 23vw, (min-width: ${breakpoints.from640}px) 31vw, 45vw`;

/**
 * Product in a list: one link (its name, stretched over the card), the image hidden from screen readers, then badge,
 * prices and action.
 */
export function ProductCard({
  name,
  subtitle,
  description,
  href,
  imageSrc,
  imageSizes = defaultSizes,
  priority,
  headingLevel = 3,
  badge,
  cornerAction,
  lowerCornerAction,
  rating,
  price,
  action,
  hasOptions = false,
  className,
  children,
  ...props
}: ProductCardProps) {
  const { linkComponent: Link, getHeadingText } = useWitryna();
  const Name = `h${headingLevel}` as const;
  return (
    <article {...props} className={classNames(styles.card, className)}>
      <div className={imageSrc ? styles.ground : styles.emptyGround}>
        {imageSrc && (
          <Image
            src={imageSrc}
            alt=""
            maxWidth={320}
            sizes={imageSizes}
            priority={priority ?? false}
            className={styles.picture}
          />
        )}
        {badge && <div className={styles.badge}>{badge}</div>}
      </div>
      <div className={styles.text}>
        {rating}
        <Name className={styles.name}>
          <Link href={href} className={styles.link}>
            {getHeadingText ? getHeadingText(name) : name}
          </Link>
        </Name>
        {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
        {description && <p className={styles.subtitle}>{description}</p>}
      </div>
      <div className={classNames(styles.bottom, (hasOptions || Boolean(action)) && styles.bottomWithAction)}>
        {price}
        {hasOptions ? <div className={styles.options} /> : action && <div className={styles.action}>{action}</div>}
      </div>
      {cornerAction && <ProductCardCorner>{cornerAction}</ProductCardCorner>}
      {lowerCornerAction && <ProductCardCorner position="bottom">{lowerCornerAction}</ProductCardCorner>}
      {children}
    </article>
  );
}
