/** What tests and stories of the features share: a backend without a network, a storage without a browser, texts without a language. */
export { fakeBackend, graphqlError, type FakeHandler, type SentOperation } from './fake-backend.ts';
export { mapBackingStore, memoryStorage } from './memory-storage.ts';
export { pseudoText } from './pseudo-text.ts';
export { sampleFrame } from './sample-frame.ts';
export { store } from './sample-store.ts';
