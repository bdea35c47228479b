'use client';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { FavoriteButton } from '../favorite-button/index.ts';
import { useStrings, type StringOverrides } from '../provider/index.ts';
import { classNames } from '../styles/class-names.ts';
import { Heading, getTelephoneHref, TextLink } from '../text/index.ts';
import * as styles from './store-card.css.ts';
import { storeCardStrings, type StoreCardStrings } from './store-card.strings.ts';

/** All other attributes go to the `<article>`. Omitted strings come from the provider. */
export interface StoreCardProps
  extends Omit<HTMLAttributes<HTMLElement>, 'title' | 'children'>,
    StringOverrides<StoreCardStrings> {
  /** Name of the shop. */
  name: string;
  /** Address of its page. Default: the name is no link. */
  href?: string;
  /** Level of the name in the outline. Default 3. */
  headingLevel?: 2 | 3 | 4;
  /** Lines of the postal address. */
  address: readonly string[];
  /** As it is written, e.g. `22 123 45 67`. Default: none. */
  telephone?: string;
  /** Whether it is open now, in words, e.g. `Otwarte do 18:00`. */
  status?: { open: boolean; text: string };
  /** In words, e.g. `2,4 km stąd`. */
  distance?: string;
  /** Whether it is the shopper's favorite. Default: no such button. One shop at a time is the parent's to see to. */
  favorite?: boolean;
  /** Called with the wish of the shopper. */
  onFavoriteChange?(favorite: boolean): void;
  /** Below the address, e.g. opening hours. */
  children?: ReactNode;
  ref?: Ref<HTMLElement>;
}

/** A shop in a list. Hook for styles: `data-favorite`. */
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
