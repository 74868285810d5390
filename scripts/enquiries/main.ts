import { runCommand } from "./run-command.ts";

const { exitCode, output, errors } = await runCommand(process.argv.slice(2), process.env);
process.stdout.write(output);
process.stderr.write(errors);
process.exitCode = exitCode;
