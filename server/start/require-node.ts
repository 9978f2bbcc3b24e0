/** Imported before all else by whatever Node is started with: an older one would fail with a riddle. */
const OLDEST = 24

if (Number.parseInt(process.versions.node, 10) < OLDEST) {
  process.stderr.write(
    `\nSaath needs Node ${OLDEST} or newer, and this is Node ${process.versions.node}. ` +
      'Install a newer one from https://nodejs.org, or use `npm start`, which brings its own.\n\n',
  )
  process.exit(1)
}
