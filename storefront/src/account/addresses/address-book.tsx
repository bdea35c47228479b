import { Badge } from '@witryna/ui/badge';
import { Button } from '@witryna/ui/button';
import { Card, CardActions } from '@witryna/ui/card';
import { Columns, Inline, Stack } from '@witryna/ui/layout';
import { PostalAddress } from '@witryna/ui/postal-address';
import { Heading, Text } from '@witryna/ui/text';
import { useRef, useState, type RefObject } from 'react';
import { useToast } from '../../platform/layout/ui-store-context.tsx';
import { execute, useCommerce, useMutate, useQuery } from '../../commerce/index.ts';
import { useIntl } from '../../i18n/index.ts';
import { QueryView } from '../../orders/index.ts';
import { useAddressLines } from '../../postal-address/index.ts';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { deleteOnce } from '../delete-once.ts';
import { AddressForm } from './address-form.tsx';
import { addressBookQuery, deleteAddressMutation } from './address-operations.ts';
import { toCustomerAddresses, type CustomerAddress } from './customer-address.ts';

/** What the address book shows: the list, or one address in a form. */
type View = { at: 'list' } | { at: 'new' } | { at: 'edit'; address: CustomerAddress };

/** The addresses that the customer keeps: added, changed, deleted, made the default. */
export function AddressBook() {
  const intl = useIntl();
  const state = useQuery(addressBookQuery, {}, { policy: 'cache-and-network' });
  const toast = useToast();
  const [view, setView] = useState<View>({ at: 'list' });
  const add = useRef<HTMLButtonElement>(null);
  const edit = useRef<HTMLButtonElement>(null);
  const [editedId, setEditedId] = useState<number | null>(null);

  const backToList = () => {
    setView({ at: 'list' });
    // The form that had the focus is gone: back to the button that opened it.
    requestAnimationFrame(() => (edit.current ?? add.current)?.focus());
  };
  const open = (next: View) => {
    setEditedId(next.at === 'edit' ? next.address.id : null);
    setView(next);
  };

  if (view.at !== 'list') {
    return (
      <AddressForm
        {...(view.at === 'edit' && { edited: view.address })}
        onCancel={backToList}
        onSaved={async () => {
          await state.revalidate();
          toast({ type: 'success', message: intl.formatMessage('account.address.saved') });
          backToList();
        }}
      />
    );
  }
  return (
    <QueryView
      words="account"
      state={state}
      read={({ customer }) => customer && toCustomerAddresses(customer.addresses)}
    >
      {(addresses) => (
        <Stack gap="x5">
          {addresses.length === 0 && <Text tone="secondary">{intl.formatMessage('account.address.empty')}</Text>}
          <Stack align="start">
            <Button ref={add} onClick={() => open({ at: 'new' })}>
              {intl.formatMessage('account.address.add')}
            </Button>
          </Stack>
          {addresses.length > 0 && (
            <Columns
              template="pairs"
              gap="x4"
              as="ul"
              role="list"
              aria-label={intl.formatMessage('account.nav.addresses')}
            >
              {addresses.map((address) => (
                <AddressCard
                  key={address.id}
                  address={address}
                  editRef={address.id === editedId ? edit : undefined}
                  onEdit={() => open({ at: 'edit', address })}
                  onDeleted={async () => {
                    await state.revalidate();
                    toast({ type: 'success', message: intl.formatMessage('account.address.deleted') });
                    add.current?.focus();
                  }}
                />
              ))}
            </Columns>
          )}
        </Stack>
      )}
    </QueryView>
  );
}

interface AddressCardProps {
  address: CustomerAddress;
  /** Ref of the button that opens the form. */
  editRef: RefObject<HTMLButtonElement | null> | undefined;
  onEdit(): void;
  onDeleted(): Promise<void>;
}

function AddressCard({ address, editRef, onEdit, onDeleted }: AddressCardProps) {
  const intl = useIntl();
  const { client } = useCommerce();
  const { mutate } = useMutate();
  const [asking, setAsking] = useState(false);
  const { isDefaultShipping, isDefaultBilling } = address;
  const isDefault = isDefaultShipping || isDefaultBilling;
  const lines = useAddressLines()({ ...address.address, region: address.regionName });
  const [name = ''] = lines;
  const short = `${name}, ${address.address.street[0] ?? ''}`;
  return (
    <Card as="li">
      {isDefault && (
        <Inline gap="x2">
          {isDefaultShipping && <Badge>{intl.formatMessage('account.address.defaultShipping')}</Badge>}
          {isDefaultBilling && <Badge>{intl.formatMessage('account.address.defaultBilling')}</Badge>}
        </Inline>
      )}
      <Heading level={2} size="h5">
        {name}
      </Heading>
      <PostalAddress lines={lines.slice(1)} />
      {isDefault && (
        <Text size="small" tone="secondary">
          {intl.formatMessage('account.address.isDefault')}
        </Text>
      )}
      <CardActions>
        <Button
          ref={editRef}
          variant="secondary"
          size="small"
          aria-label={intl.formatMessage('account.address.editNamed', { address: short })}
          onClick={onEdit}
        >
          {intl.formatMessage('account.edit')}
        </Button>
        {!isDefault && (
          <Button
            variant="quiet"
            size="small"
            aria-label={intl.formatMessage('account.address.deleteNamed', { address: short })}
            onClick={() => setAsking(true)}
          >
            {intl.formatMessage('account.address.delete')}
          </Button>
        )}
      </CardActions>
      {asking && (
        <ConfirmDialog
          title={intl.formatMessage('account.address.deleteTitle')}
          onClose={() => setAsking(false)}
          onConfirm={async () => {
            await deleteOnce(
              () => mutate(deleteAddressMutation, { id: address.id }),
              async () => {
                const { customer } = (await execute(client, addressBookQuery, {})).data;
                return !toCustomerAddresses(customer?.addresses).some(({ id }) => id === address.id);
              },
            );
            await onDeleted();
          }}
        >
          <PostalAddress lines={lines} />
        </ConfirmDialog>
      )}
    </Card>
  );
}
