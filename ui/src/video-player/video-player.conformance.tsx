import { conforms } from '../conformance/conformance.ts';
import { VideoPlayer } from './index.ts';

export default [
  conforms({
    component: VideoPlayer,
    props: {
      title: 'Jak powstaje nasz olej z czarnuszki',
      children: ({ title, className }) => <iframe title={title} className={className} src="about:blank" />,
    },
    hooks: { 'data-state': { props: { defaultStarted: true }, value: 'ready' } },
  }),
];
