'use client';
import type { LiHTMLAttributes, ReactNode, Ref } from 'react';
import { Image } from '../image/index.ts';
import { TrashIcon } from '../icon/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { useWitryna, useStrings } from '../provider/index.ts';
import { classNames } from '../styles/class-names.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as styles from './cart-line.css.ts';
import { cartLineStrings } from './cart-line.strings.ts';

/** All other attributes go to the `<li>`. */
export interface CartLineProps extends Omit<LiHTMLAttributes<HTMLLIElement>, 'children'> {
  /** Name of the product. */
  name: string;
  /** Address of the product. */
  href: string;
  /** URL of the image; absent leaves its background empty. */
  imageSrc?: string | undefined;
  /** Chosen options, e.g. `Smak: malina`. */
  details?: readonly string[];
  /** The quantity control. */
  quantity: ReactNode;
  /** Formatted price of the line. */
  total: string;
  /** Formatted price of the line before a reduction. */
  originalTotal?: string | undefined;
  /**
   * Announced before `originalTotal` to screen readers. Default: from the provider's strings, `Price before the
   * reduction:`.
   */
  originalTotalLabel?: string | undefined;
  /**
   * Name of the remove button, e.g. `Usuń: Witamina C 1000`. Default: made from the name by the provider's strings,
   * `Remove: …`.
   */
  removeLabel?: string | undefined;
  /** Asks to take the line out of the cart. Default: nothing, for a line with a `removeForm`. */
  onRemove?(): void;
  /**
   * Id of a form that the remove button submits, e.g. for a page that works without scripts. Default: it is not part of
   * a form.
   */
  removeForm?: string;
  /** The product cannot be bought any more: the image fades; say why in `problem`. Default false. */
  unavailable?: boolean;
  /** Something wrong with the line, in words: shown next to it and announced. */
  error?: ReactNode;
  /** A change of this line is in progress. Default false. */
  loading?: boolean;
  /** A link was followed, e.g. to close the panel. */
  onNavigate?(): void;
  /** The `<li>`. */
  ref?: Ref<HTMLLIElement>;
}

/**
 * A line of a cart. Renders an `<li>`.
 *
 * | state hook of the root | there while |
 * | --- | --- |
 * | `data-loading` | a change is in progress |
 * | `data-invalid` | there is a `problem` |
 * | `data-unavailable` | it is `unavailable` |
 */
export function CartLine({
  name,
  href,
  imageSrc,
  details = [],
  quantity,
  total,
  originalTotal,
  originalTotalLabel,
  removeLabel,
  onRemove,
  removeForm,
  error,
  unavailable = false,
  loading = false,
  onNavigate,
  className,
  ...props
}: CartLineProps) {
  const { linkComponent: Link } = useWitryna();
  const strings = useStrings('cartLine', cartLineStrings);
  return (
    <li
      {...props}
      aria-busy={loading || undefined}
      data-loading={loading || undefined}
      data-invalid={error ? true : undefined}
      data-unavailable={unavailable || undefined}
      className={classNames(styles.line, className)}
    >
      <div className={styles.ground}>{imageSrc && <Image src={imageSrc} alt="" maxWidth={80} />}</div>
      <div className={styles.text}>
        <Link href={href} className={styles.name} onClick={onNavigate}>
          {name}
        </Link>
        {details.map((detail) => (
          <p key={detail} className={styles.detail}>
            {detail}
          </p>
        ))}
        {error && (
          <p role="alert" className={styles.problem}>
            {error}
          </p>
        )}
      </div>
      <div className={styles.remove}>
        <IconButton
          label={removeLabel ?? strings.removeLabel(name)}
          icon={<TrashIcon size="medium" />}
          onClick={onRemove}
          {...(removeForm !== undefined && { type: 'submit', form: removeForm })}
        />
      </div>
      <div className={styles.bottom}>
        {quantity}
        <p className={styles.total}>
          {originalTotal && (
            <>
              <VisuallyHidden>{originalTotalLabel ?? strings.originalTotalLabel} </VisuallyHidden>
              <s className={styles.before}>{originalTotal}</s>
            </>
          )}
          {total}
        </p>
      </div>
    </li>
  );
}
