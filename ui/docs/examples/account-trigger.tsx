import { AccountTrigger } from '@witryna/ui/account-trigger';

export function Account({ onSignOut }: { onSignOut(): void }) {
  return (
    <AccountTrigger
      signedIn
      name="Anna"
      links={[
        { id: 'orders', label: 'Order history', href: '/account/orders' },
        { id: 'addresses', label: 'Address book', href: '/account/addresses' },
      ]}
      onSignOut={onSignOut}
    />
  );
}
