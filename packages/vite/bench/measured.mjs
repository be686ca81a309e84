import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** Clock ticks of /proc in a second. */
const ticks = 100

/** Processor time in seconds of all child processes that have ended, and of theirs. Linux only. */
function timeOfChildren() {
  const fields = readFileSync('/proc/self/stat', 'utf8').split(') ')[1].split(' ')
  return (Number(fields[13]) + Number(fields[14])) / ticks
}

/**
 * Runs a command to its end. @returns wall and processor time in seconds (of it and its children), and the peak of its
 * memory in MB, sampled every 20 ms
 */
export function measured(command, args, cwd) {
  return new Promise((resolve, reject) => {
    const before = timeOfChildren()
    const started = performance.now()
    const child = spawn(command, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    let peak = 0
    const sample = setInterval(() => {
      try {
        const status = readFileSync(`/proc/${child.pid}/status`, 'utf8')
        const memory = /VmHWM:\s+(\d+)/.exec(status)
        if (memory) peak = Number(memory[1]) / 1000
      } catch {
        // It has just ended: the last sample counts.
      }
    }, 20)
    child.stdout.on('data', (chunk) => {
      output += chunk
    })
    child.stderr.on('data', (chunk) => {
      output += chunk
    })
    child.on('close', (code) => {
      clearInterval(sample)
      const wall = (performance.now() - started) / 1000
      if (code === 0) resolve({ wall, cpu: timeOfChildren() - before, peak, output })
      else reject(new Error(`${command} ended with ${code}:\n${output}`))
    })
  })
}
