'use client';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { FavoriteButton } from '../favorite-button/index.ts';
import { useStrings, type StringOverrides } from '../provider/index.ts';
import { classNames } from '../styles/class-names.ts';
import { Heading, getTelephoneHref, TextLink } from '../text/index.ts';
import * as styles from './store-card.css.ts';
import { storeCardStrings, type StoreCardStrings } from './store-card.strings.ts';

/** Props of `StoreCard`. Other attributes are passed to the `<article>`. Omitted strings come from the provider. */
export interface StoreCardProps
  extends Omit<HTMLAttributes<HTMLElement>, 'title' | 'children'>,
    StringOverrides<StoreCardStrings> {
  /** Name of the store. */
  name: string;
  /** URL of its page. Default: the name is not a link. */
  href?: string;
  /** Heading level of the name. Default 3. */
  headingLevel?: 2 | 3 | 4;
  /** Lines of the postal address. */
  address: readonly string[];
  /** Formatted telephone number, e.g. `22 123 45 67`. Default: none. */
  telephone?: string;
  /** Whether the store is open now, with a text, e.g. `Open until 6 PM`. */
  status?: { open: boolean; text: string };
  /** Distance as text, e.g. `2.4 km away`. */
  distance?: string;
  /**
   * Whether it is the shopper's favorite store. Default: no favorite button. The parent ensures that only one store is
   * the favorite.
   */
  favorite?: boolean;
  /** Called with the requested state. */
  onFavoriteChange?(favorite: boolean): void;
  /** Content below the address, e.g. opening hours. */
  children?: ReactNode;
  ref?: Ref<HTMLElement>;
}

/** Store in a list. State hook: `data-favorite` while it is the `favorite`. */
export function StoreCard({
  name,
  href,
  headingLevel = 3,
  address,
  telephone,
  status,
  distance,
  favorite,
  onFavoriteChange,
  callLabel,
  favoriteLabel,
  className,
  children,
  ...props
}: StoreCardProps) {
  const strings = useStrings('storeCard', storeCardStrings, { callLabel, favoriteLabel });
  return (
    <article {...props} data-favorite={favorite || undefined} className={classNames(styles.card, className)}>
      <div className={styles.head}>
        <Heading level={headingLevel} size="h5" className={styles.title}>
          {href ? <TextLink href={href}>{name}</TextLink> : name}
        </Heading>
        {favorite !== undefined && (
          <FavoriteButton
            variant="plain"
            label={strings.favoriteLabel(name)}
            pressed={favorite}
            className={styles.favorite}
            {...(onFavoriteChange && { onPressedChange: onFavoriteChange })}
          />
        )}
      </div>
      {(status ?? distance) && (
        <p className={styles.facts}>
          {status && <span className={styles.status[status.open ? 'open' : 'closed']}>{status.text}</span>}
          {distance && <span className={styles.distance}>{distance}</span>}
        </p>
      )}
      <address className={styles.address}>
        {address.map((line) => (
          <span key={line}>{line}</span>
        ))}
        {telephone && (
          <span>
            <TextLink
              href={getTelephoneHref(telephone)}
              aria-label={strings.callLabel(name, telephone)}
              className={styles.telephone}
            >
              {telephone}
            </TextLink>
          </span>
        )}
      </address>
      {children}
    </article>
  );
}
