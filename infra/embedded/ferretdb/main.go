// Program ferretdb is the portal's embedded MongoDB: FerretDB on SQLite files, reached by a Unix socket or a loopback port.
//
// The published command panics for want of a version file when it is installed with `go install`; its package does not.
package main

import (
	"context"
	"flag"
	"fmt"
	"log/slog"
	"os"
	"os/signal"
	"path/filepath"
	"syscall"

	"github.com/FerretDB/FerretDB/ferretdb"
)

// Write-ahead log with one flush per checkpoint: a power cut may take the last writes, never their order,
// and read models continue from their checkpoint. The busy handler must come first.
const pragmas = "_pragma=busy_timeout(10000)&_pragma=journal_mode(wal)&_pragma=synchronous(normal)"

func main() {
	dir := flag.String("dir", "", "directory of the SQLite files")
	unix := flag.String("unix", "", "path of the Unix socket to listen on")
	tcp := flag.String("tcp", "", "address to listen on, such as 127.0.0.1:27017")
	flag.Parse()

	if err := run(*dir, *unix, *tcp); err != nil {
		fmt.Fprintln(os.Stderr, "ferretdb:", err)
		os.Exit(1)
	}
}

func run(dir, unix, tcp string) error {
	dir, err := filepath.Abs(dir)
	if err != nil {
		return err
	}
	if err = os.MkdirAll(dir, 0o700); err != nil {
		return err
	}
	if unix != "" {
		// A socket left by a killed process; whoever starts us makes sure that we are alone on this directory.
		if err = os.Remove(unix); err != nil && !os.IsNotExist(err) {
			return err
		}
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()

	// Closed connections are logged as warnings.
	logger := slog.New(slog.NewJSONHandler(os.Stderr, &slog.HandlerOptions{Level: slog.LevelError}))
	server, err := ferretdb.New(&ferretdb.Config{
		Listener:  ferretdb.ListenerConfig{Unix: unix, TCP: tcp},
		Logger:    logger,
		Handler:   "sqlite",
		SQLiteURL: "file:" + dir + "/?" + pragmas,
	})
	if err != nil {
		return err
	}
	go keepIndexes(ctx, dir, logger)
	return server.Run(ctx)
}
