import { defineContentType, type NodeBase } from '@witryna/page-builder';
import { Countdown } from './countdown';

export interface CountdownNode extends NodeBase {
  contentType: 'countdown';
  from: number;
}

declare module '@witryna/page-builder' {
  interface ContentTypes {
    countdown: CountdownNode;
  }
}

export const countdown = defineContentType({
  contentType: 'countdown',
  hasChildren: false,
  empty: (base) => ({ ...base, contentType: 'countdown', from: 0 }),
  read: (element, _context, empty) => ({ ...empty, from: Number(element.attributes.get('data-from')) }),
  component: Countdown,
});
