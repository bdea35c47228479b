import { useState } from 'react';
import { Button } from '@witryna/ui/button';
import { Dialog } from '@witryna/ui/dialog';
import { Text } from '@witryna/ui/text';

export function RemoveFromCart({ onRemove }: { onRemove(): void }) {
  const [open, setOpen] = useState(false);
  const remove = () => {
    setOpen(false);
    onRemove();
  };
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      trigger={<Button variant="secondary">Remove</Button>}
      title="Remove from the cart?"
      footer={<Button onClick={remove}>Remove</Button>}
    >
      <Text>You can add it again at any time.</Text>
    </Dialog>
  );
}
