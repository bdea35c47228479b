/**
 * What tests and stories of the features share: a backend without a network, a storage without a browser, texts without
 * a language.
 */
export { fakeBackend, type FakeHandler, graphqlError, type SentOperation } from './fake-backend.ts';
export { mapBackingStore, memoryStorage } from './memory-storage.ts';
export { pseudoText, pseudoWords } from './pseudo-text.ts';
export { sampleLayout } from './sample-layout.ts';
export { sampleSettings } from './sample-settings.ts';
export { store } from './sample-store.ts';
