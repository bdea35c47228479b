/** What unit tests of the features share: a backend without a network and a storage without a browser. */
export { fakeBackend, graphqlError, type FakeHandler, type SentOperation } from './fake-backend.ts';
export { memoryStorage } from './memory-storage.ts';
