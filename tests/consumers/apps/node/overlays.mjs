// Bundled for a page with styles of others: renders the overlay that `#root` names, open.
import { Button } from '@witryna/ui/button';
import { Dialog } from '@witryna/ui/dialog';
import { Drawer } from '@witryna/ui/drawer';
import { DropdownMenu } from '@witryna/ui/dropdown-menu';
import { Popover } from '@witryna/ui/popover';
import { SidePanel } from '@witryna/ui/side-panel';
import { TextField } from '@witryna/ui/text-field';
import { Toaster } from '@witryna/ui/toast';
import { createToastStore } from '@witryna/ui/toast-store';
import { createElement as h } from 'react';
import { createRoot } from 'react-dom/client';

const open = { open: true, onOpenChange: () => undefined };
const toasts = createToastStore();
toasts.add({ type: 'success', message: 'In den Warenkorb gelegt', timeout: false, actionText: 'Ansehen' });

const content = [
  'Messen Sie Ihren Fuß.',
  h(TextField, { key: 'field', label: 'Länge', name: 'length' }),
  h(Button, { key: 'button' }, 'Weiter'),
];

const overlays = {
  dialog: h(Dialog, { ...open, title: 'Größe', closeLabel: 'Schließen' }, content),
  'side panel': h(SidePanel, { ...open, title: 'Warenkorb', closeLabel: 'Schließen' }, content),
  drawer: h(Drawer, {
    ...open,
    levelKey: 'root',
    items: [
      { id: 'men', label: 'Herren', href: '/men', onOpenSubmenu: () => undefined },
      { id: 'care', label: 'Pflege', href: '/care' },
    ],
    onNavigate: () => undefined,
  }),
  'dropdown menu': h(DropdownMenu, {
    defaultOpen: true,
    trigger: h(Button, null, 'Mehr'),
    items: [
      { id: 'edit', label: 'Bearbeiten' },
      { id: 'remove', label: 'Entfernen', tone: 'danger', separated: true },
    ],
  }),
  popover: h(Popover, { defaultOpen: true, trigger: 'Konto' }, content),
  toast: h(Toaster, { store: toasts }),
};

const container = document.getElementById('root');
createRoot(container).render(overlays[container.dataset.overlay]);
