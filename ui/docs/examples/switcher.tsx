import { useState } from 'react';
import { CurrencySwitcher, StoreSwitcher } from '@witryna/ui/switcher';

export function Switchers({ onStoreChange }: { onStoreChange(store: string): void }) {
  const [currency, setCurrency] = useState('EUR');
  return (
    <>
      <StoreSwitcher
        options={[
          { id: 'uk', label: 'United Kingdom' },
          { id: 'cz', label: 'Česko', lang: 'cs' },
        ]}
        value="uk"
        onValueChange={onStoreChange}
      />
      <CurrencySwitcher
        options={[
          { id: 'EUR', label: 'EUR' },
          { id: 'CZK', label: 'CZK' },
        ]}
        value={currency}
        onValueChange={setCurrency}
      />
    </>
  );
}
