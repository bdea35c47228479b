'use client';
import { useRef } from 'react';
import { ChevronDownIcon, MailIcon, PhoneIcon } from '../icon/index.ts';
import { LiveRegion } from '../live-region/index.ts';
import { Popover, type PopoverProps } from '../popover/index.ts';
import { useWitryna, useStrings, type StringOverrides } from '../provider/index.ts';
import { Skeleton } from '../skeleton/index.ts';
import { getTelephoneHref } from '../text/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as styles from './need-help.css.ts';
import { needHelpStrings, type NeedHelpStrings, type HelpHours } from './need-help.strings.ts';

/** Loading state of the contact details; `idle` means not requested yet. */
export type NeedHelpStatus = 'idle' | 'loading' | 'ready' | 'error';

/**
 * Props of `NeedHelp`. Other attributes are passed to the root element around button and panel. Omitted strings come
 * from the provider.
 */
export interface NeedHelpProps
  extends Omit<PopoverProps, 'trigger' | 'label' | 'children' | 'openOnHover' | 'loading'>,
    StringOverrides<NeedHelpStrings> {
  /** Loading state; `ready` without phone and e-mail is shown as an error. Default `idle`. */
  status?: NeedHelpStatus;
  /** Formatted telephone number, e.g. `12 345 67 89`. */
  phone?: string | null | undefined;
  /** E-mail address, e.g. `help@example.com`. Default: no e-mail link. */
  email?: string | null | undefined;
  /** Hours of the telephone service, shown below the phone link. Default: none. */
  hours?: HelpHours | null | undefined;
  /** URL of the contact page, linked after an error. Default `/contact-us`. */
  contactHref?: string;
  /** Called when the panel first opens, to load the contact details. */
  onFirstOpen?(): void;
}

/**
 * Dropdown with the shop's telephone number and e-mail address. Opens on hover, focus and touch, stays open while
 * pointer or focus is inside, and closes on Escape.
 *
 * State hooks on the root: `data-status` is the status, `data-disclosure` is `open` or `closed`.
 */
export function NeedHelp({
  status = 'idle',
  phone,
  email,
  hours,
  contactHref = '/contact-us',
  onFirstOpen,
  onOpenChange,
  label,
  callLabel,
  emailLabel,
  hoursText,
  loadingLabel,
  errorText,
  contactLabel,
  ...props
}: NeedHelpProps) {
  const { linkComponent: Link } = useWitryna();
  const strings = useStrings('needHelp', needHelpStrings, {
    label,
    callLabel,
    emailLabel,
    hoursText,
    loadingLabel,
    errorText,
    contactLabel,
  });
  const asked = useRef(false);
  const known = needHelpEntries(strings, { phone, email, hours });
  const loading = status === 'idle' || status === 'loading';
  const failed = status === 'error' || (!loading && known.length === 0);
  return (
    <>
      <Popover
        align="end"
        {...props}
        data-status={failed ? 'error' : status}
        openOnHover
        loading={loading}
        onOpenChange={(open) => {
          if (open && !asked.current) {
            asked.current = true;
            onFirstOpen?.();
          }
          onOpenChange?.(open);
        }}
        trigger={
          <>
            {strings.label}
            <ChevronDownIcon size="small" />
          </>
        }
      >
        <div className={styles.panel}>
          {loading && (
            <>
              <VisuallyHidden>{strings.loadingLabel}</VisuallyHidden>
              {['phone', 'email'].map((row) => (
                <span key={row} data-part="placeholder" className={styles.placeholder}>
                  <Skeleton />
                </span>
              ))}
            </>
          )}
          {failed && (
            <>
              <p>{strings.errorText}</p>
              <Link href={contactHref} className={styles.link}>
                {strings.contactLabel}
              </Link>
            </>
          )}
          {!loading &&
            !failed &&
            known.map(({ kind, href, text, detail }) => (
              <div key={kind}>
                <a href={href} className={styles.link}>
                  {kind === 'phone' ? <PhoneIcon size="medium" /> : <MailIcon size="medium" />}
                  {text}
                </a>
                {detail && <p className={styles.hours}>{detail}</p>}
              </div>
            ))}
        </div>
      </Popover>
      <LiveRegion>{announcement(status, failed ? [strings.errorText] : known.map(({ text }) => text))}</LiveRegion>
    </>
  );
}

interface NeedHelpEntry {
  kind: 'phone' | 'email';
  href: string;
  text: string;
  detail?: string;
}

/** Returns the available contact channels, telephone first. */
function needHelpEntries(
  strings: NeedHelpStrings,
  { phone, email, hours }: Pick<NeedHelpProps, 'phone' | 'email' | 'hours'>,
): NeedHelpEntry[] {
  const entries: NeedHelpEntry[] = [];
  if (phone) {
    entries.push({
      kind: 'phone',
      href: getTelephoneHref(phone),
      text: strings.callLabel(phone),
      ...(hours && { detail: strings.hoursText(hours) }),
    });
  }
  if (email) entries.push({ kind: 'email', href: `mailto:${email}`, text: strings.emailLabel(email) });
  return entries;
}

/** Returns the announcement when the details or the error arrive; empty before. */
function announcement(status: NeedHelpStatus, sentences: readonly string[]): string {
  return status === 'ready' || status === 'error' ? sentences.join('. ') : '';
}
