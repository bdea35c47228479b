import { TextLink } from '@witryna/ui/text';
import { useLayout } from '../platform/layout/layout-context.tsx';
import { useIntl, useMessages } from '../i18n/index.ts';
import { withdrawalMessages } from './messages.ts';
import { rememberOrderNumber } from './wanted-order.ts';

/** The way from an order to withdrawing from it; nothing where the shop has that switched off. */
export function WithdrawalLink({ number }: { number: string }) {
  const { withdrawal } = useLayout();
  return withdrawal && <Link number={number} />;
}

function Link({ number }: { number: string }) {
  const ready = useMessages(withdrawalMessages);
  const intl = useIntl();
  return (
    ready && (
      <TextLink href="/withdrawal" onClick={() => rememberOrderNumber(number)}>
        {intl.formatMessage('withdrawal.link')}
      </TextLink>
    )
  );
}
