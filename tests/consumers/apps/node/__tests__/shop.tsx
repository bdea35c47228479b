import '@witryna/design-tokens/styles.css';
import '@witryna/ui/styles.css';
import { RichContent } from '@witryna/page-builder';
import { parseRichContent } from '@witryna/page-builder/parser';
import { Button } from '@witryna/ui/button';
import { Dialog } from '@witryna/ui/dialog';
import { WitrynaProvider } from '@witryna/ui/provider';
import { strings } from '@witryna/ui/strings/de-DE';
import { breakpoints } from '@witryna/design-tokens';
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';

function Shop() {
  const [isOpen, setOpen] = useState(false);
  return (
    <WitrynaProvider strings={strings}>
      <Button onClick={() => setOpen(true)}>Größentabelle</Button>
      <Dialog open={isOpen} onOpenChange={setOpen} title="Größe">
        Messen Sie Ihren Fuß.
      </Dialog>
      <RichContent content={parseRichContent('<p>Seit 1962 in Kassel.</p>')} />
    </WitrynaProvider>
  );
}

test('opens a dialog next to content', () => {
  render(<Shop />);
  fireEvent.click(screen.getByRole('button', { name: 'Größentabelle' }));
  expect(screen.getByRole('dialog', { name: 'Größe' }).textContent).toContain('Messen Sie Ihren Fuß.');
  fireEvent.click(screen.getByRole('button', { name: 'Schließen' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByText('Seit 1962 in Kassel.')).toBeTruthy();
  expect(breakpoints.from960).toBe(960);
});
