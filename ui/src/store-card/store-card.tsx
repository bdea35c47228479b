'use client';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { FavouriteButton } from '../favourite-button/index.ts';
import { useWords, type OwnWords } from '../provider/index.ts';
import { classNames } from '../styles/class-names.ts';
import { Heading, telephoneHref, TextLink } from '../text/index.ts';
import * as styles from './store-card.css.ts';
import { storeCardWords, type StoreCardWords } from './store-card.words.ts';

/** All other attributes go to the `<article>`. Words that are left out come from the provider's table. */
export interface StoreCardProps extends Omit<HTMLAttributes<HTMLElement>, 'title' | 'children'>, OwnWords<StoreCardWords> {
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
  /** Whether it is open now, in words, e.g. `Otwarte do 18:00` (LO-3). */
  status?: { open: boolean; text: string };
  /** In words, e.g. `2,4 km stąd` (LO-2). */
  distance?: string;
  /** Whether it is the shopper's favourite. Default: no such button. One shop at a time is the parent's to see to (LO-4). */
  favourite?: boolean;
  /** Called with the wish of the shopper. */
  onFavouriteChange?(favourite: boolean): void;
  /** Below the address, e.g. opening hours. */
  children?: ReactNode;
  ref?: Ref<HTMLElement>;
}

/** A shop in a list. Hook for styles: `data-favourite`. */
export function StoreCard({
  name, href, headingLevel = 3, address, telephone, status, distance, favourite, onFavouriteChange, callLabel, favouriteLabel,
  className, children, ...props
}: StoreCardProps) {
  const words = useWords('storeCard', storeCardWords, { callLabel, favouriteLabel });
  return (
    <article {...props} data-favourite={favourite || undefined} className={classNames(styles.card, className)}>
      <div className={styles.head}>
        <Heading level={headingLevel} size="h5" className={styles.title}>
          {href ? <TextLink href={href}>{name}</TextLink> : name}
        </Heading>
        {favourite !== undefined && (
          <FavouriteButton
            variant="plain"
            label={words.favouriteLabel(name)}
            pressed={favourite}
            {...(onFavouriteChange && { onPressedChange: onFavouriteChange })}
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
            <TextLink href={telephoneHref(telephone)} aria-label={words.callLabel(name, telephone)} className={styles.telephone}>
              {telephone}
            </TextLink>
          </span>
        )}
      </address>
      {children}
    </article>
  );
}
