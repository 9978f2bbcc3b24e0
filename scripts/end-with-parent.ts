/** A process that bootstrap.mjs has started ends with it, also when that one was killed: nobody could stop it any more. */
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
// Waiting for that is no reason to go on.
process.channel?.unref()
