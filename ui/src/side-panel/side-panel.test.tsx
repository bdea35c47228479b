// @vitest-environment jsdom
import { describeModal } from '../testing/modal-suite.tsx';
import { SidePanel } from './index.ts';

const props = { title: 'Koszyk', closeLabel: 'Zamknij koszyk', children: <a href="/a">w środku</a> };

describeModal('SidePanel', { ...props, render: (handle) => <SidePanel {...props} {...handle} /> });
