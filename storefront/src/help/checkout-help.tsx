import { NeedHelp } from '@witryna/ui/need-help';
import { useState, type ReactNode } from 'react';
import { useOperation } from '../commerce/index.ts';
import { useIntl, useMessages } from '../i18n/index.ts';
import { readHelpContact } from './help-contact.ts';
import { needHelpQuery } from './help-operations.ts';
import { helpCatalogue, messages } from './messages.ts';

interface CheckoutHelpProps {
  /** Its text, which the page knows before the other words are there. */
  label: string;
  /** Address of the page with all ways to reach the shop. */
  contactHref: string;
  /** What stands in its place until its words are there. */
  link: ReactNode;
}

/** The help of the checkout: phone and e-mail, loaded when it is first opened (FRM-29 to FRM-37). */
export function CheckoutHelp({ label, contactHref, link }: CheckoutHelpProps) {
  const intl = useIntl();
  const hasWords = useMessages(helpCatalogue);
  const [asked, setAsked] = useState(false);
  const { data, error, isLoading } = useOperation(needHelpQuery, asked ? {} : null);
  const contact = data && readHelpContact(data, intl.locale);
  if (!hasWords) return link;
  return (
    <NeedHelp
      status={helpStatus(asked, isLoading, error !== undefined)}
      phone={contact?.phone}
      email={contact?.email}
      hours={contact?.hours}
      contactHref={contactHref}
      onFirstOpen={() => setAsked(true)}
      label={label}
      callLabel={(phone) => intl.formatMessage(messages.call, { phone })}
      emailLabel={(email) => intl.formatMessage(messages.email, { email })}
      hoursText={({ startDay, endDay, startTime, endTime, timeZone }) =>
        intl.formatMessage(messages.hours, { startDay, endDay, startTime, endTime, timeZone })
      }
      loadingLabel={intl.formatMessage(messages.loading)}
      errorText={intl.formatMessage(messages.failed)}
      contactLabel={intl.formatMessage(messages.contact)}
    />
  );
}

function helpStatus(asked: boolean, isLoading: boolean, failed: boolean) {
  if (failed) return 'error';
  if (!asked) return 'idle';
  return isLoading ? 'loading' : 'ready';
}
