import { Button } from '@witryna/ui/button';
import { Card } from '@witryna/ui/card';
import { Stack } from '@witryna/ui/layout';
import { Skeleton } from '@witryna/ui/skeleton';
import { Heading, Text } from '@witryna/ui/text';
import { VisuallyHidden } from '@witryna/ui/visually-hidden';
import { useEffect, useRef, useState } from 'react';
import type { HelpContact } from '../help/index.ts';
import { useIntl } from '../i18n/index.ts';
import { ContactForm } from './contact-form.tsx';
import * as styles from './contact-page.css.ts';
import { emptyMessage, nextMessage, type ContactMessage, type ContactReason } from './contact-message.ts';

interface ContactAreaProps {
  /** Whether the shop takes messages; `loading` while that is not known. */
  status: 'loading' | 'enabled' | 'disabled';
  /** Chosen at first; empty for none. */
  reason: ContactReason | '';
  /** Sanitized. */
  consentLabel: string | null;
  /** Sanitized. */
  consentLegal: string | null;
  contact: Pick<HelpContact, 'phone' | 'email'>;
  /** Whether the page names other ways of contact. */
  hasWays: boolean;
}

/** The form, a placeholder while it is not known whether there is one, or nothing. */
export function ContactArea({ status, reason, consentLabel, consentLegal, contact, hasWays }: ContactAreaProps) {
  const intl = useIntl();
  const [initial, setInitial] = useState<ContactMessage>({ ...emptyMessage, contactReason: reason });
  const [sent, setSent] = useState<ContactMessage | null>(null);
  if (status === 'disabled') return null;
  if (status === 'loading') {
    return (
      <div className={styles.placeholder}>
        <VisuallyHidden role="status">{intl.formatMessage('contact.loading')}</VisuallyHidden>
        <Skeleton />
      </div>
    );
  }
  return (
    <section aria-labelledby="contact-form">
      {sent ? (
        <Sent
          email={sent.email.trim()}
          onAnother={() => {
            setInitial(nextMessage(sent));
            setSent(null);
          }}
        />
      ) : (
        <Stack gap="x6">
          <Heading level={2} size="h3" id="contact-form">
            {intl.formatMessage('contact.formTitle')}
          </Heading>
          <noscript>
            <Text>
              {[
                intl.formatMessage('contact.withoutScripts'),
                ...getOtherWays(contact).map((id) => intl.formatMessage(id)),
              ].join(' ')}
            </Text>
          </noscript>
          <ContactForm
            initial={initial}
            consentLabel={consentLabel}
            consentLegal={consentLegal}
            hasWays={hasWays}
            onSent={setSent}
          />
        </Stack>
      )}
    </section>
  );
}

/** Returns the message with the ways of contact that the shop has; empty without any. */
function getOtherWays({ phone, email }: ContactAreaProps['contact']) {
  if (phone && email) return ['contact.callOrWrite'] as const;
  if (phone) return ['contact.call'] as const;
  return email ? (['contact.write'] as const) : [];
}

function Sent({ email, onAnother }: { email: string; onAnother(): void }) {
  const intl = useIntl();
  const heading = useRef<HTMLHeadingElement>(null);
  // The form that had the focus is gone.
  useEffect(() => heading.current?.focus(), []);
  return (
    <Card align="start">
      <Heading level={2} size="h3" id="contact-form" ref={heading} tabIndex={-1}>
        {intl.formatMessage('contact.sentTitle')}
      </Heading>
      <Text>{intl.formatMessage('contact.sentText', { email })}</Text>
      <Button variant="secondary" onClick={onAnother}>
        {intl.formatMessage('contact.another')}
      </Button>
    </Card>
  );
}
