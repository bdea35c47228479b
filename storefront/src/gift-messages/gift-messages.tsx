import { Columns, Stack } from '@witryna/ui/layout';
import { Heading, Text } from '@witryna/ui/text';
import { formsMessages } from '../forms/index.ts';
import { useIntl, useMessages } from '../i18n/index.ts';
import { GiftMessageEditor } from './gift-message-editor.tsx';
import { giftMessagesMessages } from './messages.ts';
import { useGiftMessages } from './use-gift-messages.ts';
import { useSaveGiftMessage } from './use-save-gift-message.ts';

/** Section of the cart page with the gift messages of the order and of its lines; nothing where none can be added. */
export function GiftMessages({ cartId }: { cartId: string | undefined }) {
  const areTextsReady = useMessages(giftMessagesMessages);
  const areFormTextsReady = useMessages(formsMessages);
  const intl = useIntl();
  const { targets, revalidate } = useGiftMessages(cartId);
  const save = useSaveGiftMessage(cartId);
  if (!areTextsReady || !areFormTextsReady || targets.length === 0) return null;
  return (
    <Columns template="halves" gap="x10">
      <Stack as="section" gap="x3" aria-labelledby="gift-messages">
        <Heading level={2} size="h4" id="gift-messages">
          {intl.formatMessage('giftMessages.title')}
        </Heading>
        <Text tone="secondary">{intl.formatMessage('giftMessages.text')}</Text>
        <div>
          {targets.map((target) => (
            <GiftMessageEditor
              key={target.type === 'order' ? 'order' : target.uid}
              target={target}
              onSave={async (message) => {
                await save(target, message);
                await revalidate();
              }}
            />
          ))}
        </div>
      </Stack>
    </Columns>
  );
}
