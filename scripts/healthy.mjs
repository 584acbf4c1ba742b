// Exits with 0 while the server of this machine answers: for supervisors that run a program to find out.
const url = `http://127.0.0.1:${process.env.PORT || 3000}/healthz`;
const alive = await fetch(url).then(
  ({ ok }) => ok,
  () => false,
);
process.exitCode = alive ? 0 : 1;
