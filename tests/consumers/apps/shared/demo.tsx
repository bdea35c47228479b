'use client';
import { Accordion } from '@witryna/ui/accordion';
import { Button } from '@witryna/ui/button';
import { Dialog } from '@witryna/ui/dialog';
import { TextField } from '@witryna/ui/text-field';
import { Toaster } from '@witryna/ui/toast';
import { createToastStore } from '@witryna/ui/toast-store';
import { useEffect, useRef, useState } from 'react';

/** Components with state, as an application would use them. */
export function Demo() {
  const [toasts] = useState(createToastStore);
  const [isOpen, setOpen] = useState(false);
  const [elements, setElements] = useState('');
  const button = useRef<HTMLButtonElement>(null);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => setElements(`${button.current?.tagName} ${field.current?.tagName}`), []);
  return (
    <section aria-label="Komponenty">
      <Button ref={button} onClick={() => toasts.add({ type: 'success', message: 'Dodano do koszyka' })}>
        Do koszyka
      </Button>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Skład
      </Button>
      <TextField ref={field} label="E-mail" type="email" name="email" />
      <Accordion
        items={[
          { id: 'dose', title: 'Dawkowanie', content: 'Jedna kapsułka dziennie, popita wodą.' },
          { id: 'storage', title: 'Przechowywanie', content: 'W suchym miejscu, poniżej 25 °C.' },
        ]}
      />
      <Dialog open={isOpen} onOpenChange={setOpen} title="Skład" closeLabel="Zamknij skład">
        <p>Cynk 15 mg</p>
        <Button onClick={() => setOpen(false)}>Rozumiem</Button>
      </Dialog>
      <Toaster store={toasts} label="Powiadomienia" dismissLabel="Zamknij powiadomienie" />
      <output aria-label="Elementy">{elements}</output>
    </section>
  );
}
