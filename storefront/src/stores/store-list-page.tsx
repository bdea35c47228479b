import { definePage } from '../app/navigation/page.tsx';
export const page = definePage({ catalogues: [], load: async (_: object) => ({ view: null, metadata: { title: '' } }), Component: () => null });
