import { conforms } from '../conformance/conformance.ts';
import { Gallery } from './index.ts';

export default [
  conforms({
    component: Gallery,
    props: {
      images: [{ src: '/front.jpg', alt: 'Przód opakowania' }],
      maxWidth: 640,
      sizes: '100vw',
      strings: {
        gallery: 'Zdjęcia: Magnez',
        image: (position) => `Zdjęcie ${position}`,
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
