import { SidePanel } from '@witryna/ui/side-panel';
import { Text, TextLink } from '@witryna/ui/text';
import { Stack } from '@witryna/ui/layout';
import type { RefObject } from 'react';
import { useIntl, useMessages } from '../i18n/index.ts';
import { storesMessages } from '../stores/index.ts';
import { favoriteStoreMessages } from './messages.ts';
import { StoreStockList } from './store-stock-list.tsx';

export interface StoreStockPanelProps {
  open: boolean;
  onOpenChange(open: boolean): void;
  /** SKUs that a store must have. */
  skus: readonly string[];
  /** Name of the product. */
  name: string;
  /** Path of the list of stores. */
  listPath: string;
  /** Receives focus on closing if the previously focused element was removed. */
  fallbackFocus: RefObject<HTMLElement | null>;
}

/** Panel with the stores where a product can be picked up. */
export function StoreStockPanel({ open, onOpenChange, skus, name, listPath, fallbackFocus }: StoreStockPanelProps) {
  const intl = useIntl();
  const isReady = [useMessages(favoriteStoreMessages), useMessages(storesMessages)].every(Boolean);
  return (
    isReady && (
      <SidePanel
        open={open}
        onOpenChange={onOpenChange}
        title={intl.formatMessage('favoriteStore.stockTitle')}
        closeLabel={intl.formatMessage('favoriteStore.closeStock')}
        fallbackFocus={fallbackFocus}
      >
        <Stack gap="x4">
          <Text tone="secondary">{name}</Text>
          <StoreStockList skus={skus} />
          <Text>
            <TextLink href={listPath}>{intl.formatMessage('favoriteStore.all')}</TextLink>
          </Text>
        </Stack>
      </SidePanel>
    )
  );
}
