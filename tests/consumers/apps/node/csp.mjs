// Bundled for a page with a strict Content Security Policy: renders overlays as the README of the components shows it.
import { setNonce } from 'get-nonce';
import { Button } from '@witryna/ui/button';
import { Dialog } from '@witryna/ui/dialog';
import { DropdownMenu } from '@witryna/ui/dropdown-menu';
import { Toaster } from '@witryna/ui/toast';
import { createToastStore } from '@witryna/ui/toast-store';
import { createElement as h } from 'react';
import { createRoot } from 'react-dom/client';

setNonce(document.querySelector('script[nonce]').nonce);

const toasts = createToastStore();
toasts.add({ type: 'success', message: 'In den Warenkorb gelegt', timeout: false });

createRoot(document.getElementById('root')).render([
  h(Dialog, { key: 'dialog', title: 'Größe', trigger: h(Button, null, 'Öffnen') }, 'Messen Sie Ihren Fuß.'),
  h(DropdownMenu, { key: 'menu', trigger: h(Button, null, 'Mehr'), items: [{ id: 'edit', label: 'Bearbeiten' }] }),
  h(Toaster, { key: 'toasts', store: toasts }),
]);
