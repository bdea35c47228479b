import { conforms } from '../conformance/conformance.ts';
import { Gallery } from './index.ts';

export default [
  conforms({
    component: Gallery,
    props: {
      pictures: [{ src: '/front.jpg', alt: 'Przód opakowania' }],
      maximumWidth: 640,
      sizes: '100vw',
      labels: {
        gallery: 'Zdjęcia: Magnez',
        picture: (position) => `Zdjęcie ${position}`,
        previous: 'Poprzednie',
        next: 'Następne',
        zoom: 'Powiększ',
        closeZoom: 'Zamknij',
        zoomIn: 'Większe',
        zoomOut: 'Mniejsze',
      },
    },
  }),
];
