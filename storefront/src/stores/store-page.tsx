import { definePage } from '../app/navigation/page.tsx';
export const page = definePage({ catalogues: [], load: async (_: { identifier: string }) => ({ view: null, metadata: { title: '' } }), Component: () => null });
