import { Button } from '@witryna/ui/button';
import { CheckIcon, CompareIcon } from '@witryna/ui/icon';
import { IconButton } from '@witryna/ui/icon-button';
import { Inline } from '@witryna/ui/layout';
import { TextLink } from '@witryna/ui/text';
import { useState } from 'react';
import { useSlowNotice } from '../forms/index.ts';
import { useIntl, useMessages } from '../i18n/index.ts';
import { useToast } from '../platform/layout/ui-store-context.tsx';
import { useNavigation } from '../platform/navigation/navigation-context.tsx';
import { toProductId } from './change-compare-list.ts';
import { comparePath } from './compare-path.ts';
import { compareMessages } from './messages.ts';
import { maximumCompared, useCompareList } from './use-compare-list.ts';

/** Props of `CompareToggle`. */
export interface CompareToggleProps {
  /** Uid of the product. */
  uid: string;
  /** Name of the product, for the button. */
  name: string;
  /** `round` on cards, `wide` with its word and a link to the list. Default `round`. */
  look?: 'round' | 'wide';
}

/** The toggle that puts a product on the list of those that are compared. */
export function CompareToggle(props: CompareToggleProps) {
  const ready = useMessages(compareMessages);
  return ready && <ToggleButton {...props} />;
}

function ToggleButton({ uid, name, look = 'round' }: CompareToggleProps) {
  const intl = useIntl();
  const toast = useToast();
  const announceSlow = useSlowNotice();
  const navigation = useNavigation();
  const list = useCompareList();
  // Shown immediately; the list that comes afterward decides.
  const [wanted, setWanted] = useState<boolean | null>(null);
  const productId = toProductId(uid);
  const isCompared = list.productIds.includes(productId);
  const count = list.productIds.length;

  const see = (products: number) => ({
    actionText: intl.formatMessage('compare.see', { count: products }),
    onAction: () => void navigation?.navigate(comparePath),
  });
  const add = async () => {
    // Before the list is known, a click on a product that turns out to be there only shows that.
    const known = list.loading || list.error !== undefined ? await list.retry() : list.productIds;
    if (known.includes(productId)) return;
    if (known.length >= maximumCompared) {
      const message = intl.formatMessage('compare.full', { max: maximumCompared });
      toast({ type: 'warning', message, ...see(known.length) });
      return;
    }
    const added = await list.add(productId);
    toast({ type: 'success', message: intl.formatMessage('compare.added', { name }), ...see(added) });
  };
  const remove = async () => {
    await list.remove([productId]);
    toast({ type: 'info', message: intl.formatMessage('compare.removed', { name }) });
  };
  const change = async () => {
    setWanted(!isCompared);
    try {
      await announceSlow(isCompared ? remove() : add());
    } catch {
      toast({ type: 'error', message: intl.formatMessage('compare.failed') });
    } finally {
      setWanted(null);
    }
  };
  const pressed = wanted ?? isCompared;
  const toggle = {
    'aria-pressed': pressed,
    onClick: () => {
      if (wanted === null) void change();
    },
  };
  const label = intl.formatMessage('compare.toggle', { name });
  if (look === 'round')
    return (
      <IconButton
        {...toggle}
        size="small"
        variant={pressed ? 'filled' : 'raised'}
        label={label}
        icon={<CompareIcon size="small" />}
      />
    );
  return (
    <Inline gap="x4" align="center">
      <Button {...toggle} variant="quiet" size="small" aria-label={label}>
        {pressed ? <CheckIcon size="small" /> : <CompareIcon size="small" />} {intl.formatMessage('compare.button')}
      </Button>
      {count > 0 && <TextLink href={comparePath}>{intl.formatMessage('compare.link', { count })}</TextLink>}
    </Inline>
  );
}
