import { NeedHelp } from '@witryna/ui/need-help';
import { useState } from 'react';
import { useQuery } from '../commerce/index.ts';
import { useIntl } from '../i18n/index.ts';
import { toHelpContact } from './help-contact.ts';
import { needHelpQuery } from './help-operations.ts';

interface CheckoutHelpProps {
  /** Its text, that of the link whose place it takes. */
  label: string;
  /** Address of the page with all ways to reach the shop. */
  contactHref: string;
}

/** The help of the checkout: phone and e-mail, loaded when it is first opened. */
export function CheckoutHelp({ label, contactHref }: CheckoutHelpProps) {
  const intl = useIntl();
  const [asked, setAsked] = useState(false);
  const { data, error, isLoading } = useQuery(needHelpQuery, asked ? {} : null);
  const contact = data && toHelpContact(data, intl.locale);
  return (
    <NeedHelp
      status={helpStatus(asked, isLoading, error !== undefined)}
      phone={contact?.phone}
      email={contact?.email}
      hours={contact?.hours}
      contactHref={contactHref}
      label={label}
      onFirstOpen={() => setAsked(true)}
    />
  );
}

function helpStatus(asked: boolean, isLoading: boolean, failed: boolean) {
  if (failed) return 'error';
  if (!asked) return 'idle';
  return isLoading ? 'loading' : 'ready';
}
