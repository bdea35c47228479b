import { Button } from '@witryna/ui/button';
import { DropdownMenu } from '@witryna/ui/dropdown-menu';

export function AddressMenu({ onEdit, onRemove }: { onEdit(): void; onRemove(): void }) {
  return (
    <DropdownMenu
      trigger={<Button variant="secondary">Home address</Button>}
      items={[
        { id: 'edit', label: 'Change address', onSelect: onEdit },
        { id: 'remove', label: 'Delete address', tone: 'danger', separated: true, onSelect: onRemove },
      ]}
    />
  );
}
