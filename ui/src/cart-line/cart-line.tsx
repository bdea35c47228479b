'use client';
import type { LiHTMLAttributes, ReactNode, Ref } from 'react';
import { Image } from '../image/index.ts';
import { ErrorIcon, TrashIcon } from '../icon/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { useWitryna, useStrings } from '../provider/index.ts';
import { classNames } from '../styles/class-names.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as styles from './cart-line.css.ts';
import { cartLineStrings } from './cart-line.strings.ts';

/** Props of `CartLine`. Other attributes are passed to the `<li>`. */
export interface CartLineProps extends Omit<LiHTMLAttributes<HTMLLIElement>, 'children'> {
  /** Name of the product. */
  name: string;
  /** URL of the product page. Default: none, for a product without a page; its name is no link. */
  href?: string | undefined;
  /** URL of the image; without it, only its background is shown. */
  imageSrc?: string | undefined;
  /** Selected options, e.g. `Flavor: raspberry`. */
  details?: readonly string[];
  /** Quantity control. */
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
   * Name of the remove button, e.g. `Remove: Vitamin C 1000`. Default: made from the name by the provider's strings,
   * `Remove: …`.
   */
  removeLabel?: string | undefined;
  /** Called when the shopper clicks the remove button. Default: none, for a line with a `removeForm`. */
  onRemove?(): void;
  /**
   * Id of a form that the remove button submits, e.g. on a page that works without scripts. Default: the button belongs
   * to no form.
   */
  removeForm?: string;
  /**
   * Whether the product can no longer be bought: the image fades and loses its colors; give the reason in `error`.
   * Default `false`.
   */
  unavailable?: boolean;
  /** Error of the line, shown next to it and announced. */
  error?: ReactNode;
  /** Whether a change of this line is in progress. Default `false`. */
  loading?: boolean;
  /** Called when a link is followed, e.g. to close the panel. */
  onNavigate?(): void;
  /** Ref to the `<li>` element. */
  ref?: Ref<HTMLLIElement>;
}

/**
 * Cart line, rendered as an `<li>`.
 *
 * | state hook of the root | present while |
 * | --- | --- |
 * | `data-loading` | a change is in progress |
 * | `data-invalid` | it has an `error` |
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
        {href === undefined ? (
          <p className={styles.name}>{name}</p>
        ) : (
          <Link href={href} className={styles.name} onClick={onNavigate}>
            {name}
          </Link>
        )}
        {details.map((detail, index) => (
          <p key={`${index} ${detail}`} className={styles.detail}>
            {detail}
          </p>
        ))}
        {error && (
          <p role="alert" className={styles.problem}>
            <ErrorIcon size="small" />
            <span>{error}</span>
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
        <div className={styles.amount}>{quantity}</div>
        <p className={classNames(styles.amount, styles.total)}>
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
