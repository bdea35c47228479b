import { Stack } from '@witryna/ui/layout';
import { Text, TextLink } from '@witryna/ui/text';
import { useIntl } from '../i18n/index.ts';

/** The gift messages of an order that is about to be placed, with the way to where they are edited. */
export function GiftMessageReview({ texts }: { texts: readonly string[] }) {
  const intl = useIntl();
  if (texts.length === 0) return null;
  return (
    <Stack gap="x2" align="start">
      {texts.map((text, index) => (
        // Lines of one product may have the same text.
        <Text key={index} size="small" keepLineBreaks>
          {text}
        </Text>
      ))}
      <TextLink href="/cart">{intl.formatMessage('giftMessages.change')}</TextLink>
    </Stack>
  );
}
