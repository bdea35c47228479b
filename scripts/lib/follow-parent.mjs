// Preloaded into child processes: whatever way the parent dies, kill -9 included, the channel to it closes and the child goes too.
process.channel?.unref();
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
