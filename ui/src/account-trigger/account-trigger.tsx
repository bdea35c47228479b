'use client';
import { HeaderLink } from '../header/index.ts';
import { HeaderActionContent, headerActionClass } from '../header/header-action.tsx';
import { UserIcon } from '../icon/index.ts';
import { Popover, type PopoverProps } from '../popover/index.ts';
import { useWitryna, useStrings, type StringOverrides } from '../provider/index.ts';
import { classNames } from '../styles/class-names.ts';
import * as styles from './account-trigger.css.ts';
import { accountTriggerStrings, type AccountTriggerStrings } from './account-trigger.strings.ts';

export interface AccountLink {
  id: string;
  /** Text of the link, e.g. `My orders`. */
  label: string;
  /** URL of the page. */
  href: string;
  /** Whether it links to the current page. Default `false`. */
  current?: boolean;
}

/**
 * Props of `AccountTrigger`. Other attributes are passed to the root element around button and menu, or around a
 * guest's link. Omitted strings come from the provider.
 */
export interface AccountTriggerProps
  extends Omit<PopoverProps, 'trigger' | 'triggerClassName' | 'label' | 'children' | 'openOnHover' | 'loading'>,
    StringOverrides<AccountTriggerStrings> {
  /** Whether a customer is signed in. A guest gets a link to the sign-in page instead of the menu. */
  signedIn: boolean;
  /** First name of the customer, if it is known. */
  name?: string | null | undefined;
  /** URL of the sign-in page. Default `/sign-in`. */
  signInHref?: string;
  /** Links to the pages of the account. */
  links: readonly AccountLink[];
  /**
   * Called when the customer clicks the sign-out button. It is a button because following a link must not change state.
   */
  onSignOut(): void;
  /** Edge of the button with which the menu aligns. Default `end`. */
  align?: PopoverProps['align'];
}

/**
 * Links a guest to the sign-in page, and shows a customer a disclosure with account links and a sign-out button.
 *
 * State hook: `data-disclosure` on the root for customers is `open` or `closed`.
 */
export function AccountTrigger({
  signedIn,
  name,
  signInHref = '/sign-in',
  links,
  onSignOut,
  signInLabel,
  accountLabel,
  greeting,
  signOutLabel,
  align = 'end',
  side,
  open,
  defaultOpen,
  onOpenChange,
  ...props
}: AccountTriggerProps) {
  const { linkComponent: Link } = useWitryna();
  const strings = useStrings('accountTrigger', accountTriggerStrings, {
    signInLabel,
    accountLabel,
    greeting,
    signOutLabel,
  });
  if (!signedIn) {
    return (
      <div {...props} className={classNames(styles.guest, props.className)}>
        <HeaderLink icon={<UserIcon />} label={strings.signInLabel} text={strings.signInLabel} href={signInHref} />
      </div>
    );
  }
  const text = name ? strings.greeting(name) : strings.accountLabel;
  return (
    <Popover
      {...props}
      {...{ align, side, open, defaultOpen, onOpenChange }}
      className={classNames(styles.customer, props.className)}
      triggerClassName={headerActionClass()}
      // The accessible name contains the visible text and more.
      label={name ? `${text}, ${strings.accountLabel}` : text}
      trigger={<HeaderActionContent icon={<UserIcon />} text={text} />}
    >
      {(close) => (
        <ul role="list">
          {links.map(({ id, label, href, current }) => (
            <li key={id}>
              <Link href={href} aria-current={current ? 'page' : undefined} className={styles.entry} onClick={close}>
                {label}
              </Link>
            </li>
          ))}
          <li className={styles.last}>
            <button
              type="button"
              className={styles.entry}
              onClick={() => {
                close();
                onSignOut();
              }}
            >
              {strings.signOutLabel}
            </button>
          </li>
        </ul>
      )}
    </Popover>
  );
}
