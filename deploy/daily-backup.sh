#!/bin/sh
# One backup a day into DATA_DIR/backups, of which the newest 14 stay. It looks every hour, so a machine that was off catches up, and a restart makes
# no second one. A backup that fails ends this with its exit code and its sentence.
set -eu
while :; do
  if [ -z "$(find "$DATA_DIR/backups" -name 'peakworks-*' -mmin -1380 2>/dev/null)" ]; then
    "$(dirname "$0")/../peakworks" backup create --keep 14
  fi
  sleep 3600
done
