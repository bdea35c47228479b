import { TextLink } from '@witryna/ui/text';
import { useLayout } from './layout-context.tsx';

/** Link to the contact page; nothing where that page would have neither a form nor another way to reach the shop. */
export function ContactLink({ children }: { children: string }) {
  return useLayout().store.hasContactPage ? <TextLink href="/contact-us">{children}</TextLink> : null;
}
