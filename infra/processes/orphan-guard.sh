# Reads `watch <group>`, `forget <group>` and `close` from its input, and ends the watched process groups when the input
# closes without a `close`: whoever held the other end was killed. A shell, because it costs one megabyte.
groups=
while read -r word group; do
  case $word in
    watch) groups="$groups $group" ;;
    forget)
      rest=
      for g in $groups; do [ "$g" = "$group" ] || rest="$rest $g"; done
      groups=$rest
      ;;
    close) exit 0 ;;
  esac
done

for g in $groups; do kill -TERM "-$g" 2>/dev/null; done
left=50
while [ $left -gt 0 ]; do
  alive=
  for g in $groups; do kill -0 "-$g" 2>/dev/null && alive=yes; done
  [ -n "$alive" ] || exit 0
  sleep 0.1
  left=$((left - 1))
done
for g in $groups; do kill -KILL "-$g" 2>/dev/null; done
