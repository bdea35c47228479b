import { useState } from 'react';
import { Button } from '@witryna/ui/button';
import { ConsentBanner } from '@witryna/ui/consent-banner';
import { Text } from '@witryna/ui/text';

export function PrivacyBanner({ onChoice }: { onChoice(accepted: boolean): void }) {
  const [open, setOpen] = useState(true);
  const choose = (accepted: boolean) => {
    setOpen(false);
    onChoice(accepted);
  };
  if (!open) return null;
  return (
    <ConsentBanner
      title="Your privacy"
      onDismiss={() => choose(false)}
      actions={
        <>
          <Button variant="secondary" onClick={() => choose(false)}>
            Reject
          </Button>
          <Button variant="secondary" onClick={() => choose(true)}>
            Accept all
          </Button>
        </>
      }
    >
      <Text size="small">With your consent, we measure how you use the shop.</Text>
    </ConsentBanner>
  );
}
