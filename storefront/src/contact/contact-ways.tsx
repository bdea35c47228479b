import { Card } from '@witryna/ui/card';
import { Heading, getTelephoneHref, Text, TextLink } from '@witryna/ui/text';
import type { HelpContact } from '../help/index.ts';
import { useIntl } from '../i18n/index.ts';

interface ContactWaysProps {
  contact: HelpContact;
  /** Whether the shop has pages of physical stores. */
  hasStores: boolean;
}

/** Phone, e-mail and stores: nobody depends on the form. */
export function ContactWays({ contact: { phone, email, hours }, hasStores }: ContactWaysProps) {
  const intl = useIntl();
  return (
    <Card as="aside" aria-labelledby="contact-ways">
      <Heading level={2} size="h5" id="contact-ways">
        {intl.formatMessage('contact.otherWays')}
      </Heading>
      {phone && (
        <div>
          <Text size="small" tone="secondary">
            {intl.formatMessage('contact.phone')}
          </Text>
          <TextLink href={getTelephoneHref(phone)} standalone>
            {phone}
          </TextLink>
          {hours && (
            <Text size="small" tone="secondary">
              {intl.formatMessage('contact.hours', {
                startDay: hours.startDay,
                endDay: hours.endDay,
                startTime: hours.startTime,
                endTime: hours.endTime,
              })}
            </Text>
          )}
        </div>
      )}
      {email && (
        <div>
          <Text size="small" tone="secondary">
            {intl.formatMessage('contact.mail')}
          </Text>
          <TextLink href={`mailto:${email}`} standalone>
            {email}
          </TextLink>
        </div>
      )}
      {hasStores && (
        <TextLink href="/stores" standalone>
          {intl.formatMessage('contact.stores')}
        </TextLink>
      )}
    </Card>
  );
}
